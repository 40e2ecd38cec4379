import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '../lib/logger.ts'

export interface DemoOptions {
  /** Where it may keep data; made when it is used. */
  dataFolder: string
  /** Its data are to be those of the beginning again. */
  reset: boolean
  logger: Logger
}

/** What `create` of a demo API's serve.ts gives. */
export type CreateDemo = (options: DemoOptions) => {
  app: (req: IncomingMessage, res: ServerResponse) => void
  close(): Promise<void> | void
}
