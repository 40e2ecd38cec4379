import v8 from 'node:v8'

/**
 * Patterns become machine code at their first use. V8 makes bytecode of a pattern first and machine code of it at the second use: of
 * the thousands that messages are looked at with, each is compiled twice while the process is young. For the whole process.
 */
export function compilePatternsOnce(): void {
  v8.setFlagsFromString('--no-regexp-tier-up')
}
