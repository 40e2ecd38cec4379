import { z } from 'zod'
import { ExtractResult } from '../../contract/page.ts'
import { extractItems } from '../page/extract-items.ts'
import { ELEMENT_REF } from './element-ref.ts'
import { defineTool } from './tool.ts'

export const extractTool = defineTool({
  name: 'extract',
  title: 'Read data',
  description:
    'Reads data from the page as it is now: tables, lists, links, headings, images, text, or records (cards and results of the same shape). With columns, the tables or records that have them. Further pages are not opened.',
  input: z.object({
    kind: ExtractResult.shape.kind.optional().describe('Without it: tables, else records, else text'),
    ref: ELEMENT_REF.optional().describe('Only from this element'),
    columns: z
      .array(z.string().min(1).max(200))
      .min(1)
      .max(50)
      .optional()
      .describe('Names of the columns that are wanted'),
    contains: z.string().min(1).max(500).optional().describe('Only rows with this text'),
    index: z
      .int()
      .min(-1000)
      .max(1000)
      .optional()
      .describe('Only the table, list … with this number, from 1; -1 is the last'),
    limit: z.int().min(1).max(5000).default(1000).describe('Most rows of each'),
  }),
  output: ExtractResult,
  annotations: { readOnlyHint: true },
  run: async (options, { session }) => {
    const found = await extractItems(await session.page(), options)
    return { ...(await session.state()), ...found }
  },
})
