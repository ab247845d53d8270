#!/usr/bin/env node
/** Node of which the tests of the packages use the features. As `engines` of the packed packages says, which npm only warns about. */
const needed = 26;

const [major] = process.versions.node.split('.');
if (Number(major) >= needed) import('./team/command-line.ts');
else {
  console.error(`portal needs Node ${needed} or newer, and this is Node ${process.versions.node}: https://nodejs.org`);
  process.exitCode = 1;
}
