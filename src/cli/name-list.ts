import { AgentError } from '../lib/errors.ts'

/** Asks for one of many by its name; where there is none of that name, the error says which command lists them. */
export async function namingList<T>(command: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof AgentError) || error.status !== 404) throw error
    const { code, status, message, detail } = error
    throw new AgentError(code, status, `${message}. Those there are: ${command}`, { detail, cause: error })
  }
}
