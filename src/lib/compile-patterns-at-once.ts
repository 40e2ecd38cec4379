import v8 from 'node:v8'

/**
 * Regular expressions are compiled to machine code the first time that they are needed. V8 else interprets them once and compiles them the
 * second time (`--regexp-tier-up`): twice the work for patterns that every message is held against. Holds for the whole process.
 */
export const compilePatternsAtOnce = (): void => v8.setFlagsFromString('--no-regexp-tier-up')
