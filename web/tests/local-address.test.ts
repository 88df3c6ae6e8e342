import { expect, test } from "vitest";
import { isOnlyHere } from "../src/local-address.ts";

test.each(["localhost", "jacta.localhost", "127.0.0.1", "127.1.2.3", "0.0.0.0", "[::1]", "[::]"])("%s is this machine alone", (name) => {
  expect(isOnlyHere(name)).toBe(true);
});

test.each(["192.168.1.7", "10.127.0.1", "dice.example", "localhost.example", "[fe80::1]"])("others can come by %s", (name) => {
  expect(isOnlyHere(name)).toBe(false);
});
