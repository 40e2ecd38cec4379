import type { Component } from './components.ts'

/**
 * What the runtime of a component is started with, beside the flags of the command that starts it. V8 makes bytecode of a pattern at its first
 * use and machine code at its second: of the thousands that messages are looked at with each is compiled twice while the agent is young. The flag
 * is none to set while a process runs: what was compiled before is run as what it is not. The single binary has the flags that it was built with.
 */
export const RUNTIME_FLAGS: Partial<Record<Component, readonly string[]>> = { agent: ['--no-regexp-tier-up'] }
