// The sentences of the messages in English, a whole one for each id. Another language is another
// such catalogue.
#pragma once

#include <string_view>

#include "rules/message.hpp"

namespace barber {

// {0} to {3} in it are the message's arguments, in the order that rules/message.hpp gives.
std::string_view english_text(MessageId id);

}  // namespace barber
