#!/usr/bin/perl
# Reads a report in TAP from standard input with Perl's own TAP::Parser, and writes what that made of
# it as JSON: each test with its YAML block, the plan, and what it found wrong.
use strict;
use warnings;
use JSON::PP;
use TAP::Parser;

local $/;
my $parser = TAP::Parser->new({tap => scalar <STDIN>});
my (@tests, $bail);
while (my $result = $parser->next) {
  if ($result->is_test) {
    push @tests, {ok => $result->is_actual_ok ? JSON::PP::true : JSON::PP::false,
                  number => $result->number + 0, description => $result->description,
                  directive => $result->directive, explanation => $result->explanation};
  } elsif ($result->is_yaml) {
    $tests[-1]{yaml} = $result->data;
  } elsif ($result->is_bailout) {
    $bail = $result->explanation;
  } elsif ($result->is_unknown) {
    die "no TAP: " . $result->as_string;
  }
}
# The text has been bytes all along.
print JSON::PP->new->canonical->encode({
  tests => \@tests, plan => $parser->plan, bail => $bail, version => $parser->version + 0,
  wrong => [$parser->parse_errors], has_problems => $parser->has_problems ? 1 : 0});
