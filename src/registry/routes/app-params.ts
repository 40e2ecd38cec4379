import { z } from 'zod'

/** Parameters of every address below one application. */
export const AppParams = z.object({ app_name: z.string().describe('Name of the application') })
