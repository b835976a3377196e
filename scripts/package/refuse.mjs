/** Runs if somebody publishes the folder of a package, whose manifest points to unpublished sources. */
console.error(
  'This folder is not for publishing. The Release workflow on GitHub publishes: see docs/how-to/release.md.',
);
process.exit(1);
