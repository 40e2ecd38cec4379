import { z } from 'zod'

/** Parameters of every address below one application. */
export const AppParams = z.object({ app_name: z.string().describe('Name of the application') })

/** A yes or no in a query. */
export const queryFlag = z
  .enum(['true', 'false', '1', '0', 'yes', 'no'])
  .transform(value => ['true', '1', 'yes'].includes(value))
