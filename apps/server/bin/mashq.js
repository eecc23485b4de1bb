#!/usr/bin/env node
import './require-node.js';

await import('../src/app/cli/main.ts');
