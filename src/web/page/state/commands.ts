/**
 * The command that a message tells to run: messages of the server end with the next step, as "Start it with: agent start
 * demo" or "`agent mode hybrid` adds …". Undefined where there is none.
 */
export const commandIn = (message: string): string | undefined =>
  (/`((?:agent|ollama) [^`]+)`/.exec(message) ?? /:\s((?:agent|ollama)(?: [\w./:=-]*\w)+)/.exec(message))?.[1]
