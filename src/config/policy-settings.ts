/** The sections [instructions] and [policies] of the settings: what the owner tells the agent, and what is enforced. */
import { z } from 'zod'

const texts = () => z.array(z.string().min(1)).default([])
const textByApp = () => z.record(z.string().min(1), z.string().min(1)).default({})
const limit = () => z.number().min(0).max(1e12).default(0)

export const Instructions = z
  .strictObject({
    text: z
      .string()
      .default('')
      .describe(
        'What the language model is told beside its task: wording, units, who asks. The built-in engine reads no free text. Rules that have to hold stand in [policies].',
      ),
    file: z
      .string()
      .default('')
      .describe('The same from a text or Markdown file, relative to this one; it comes after the text.'),
    apps: textByApp().describe(
      'Instructions for single applications, by name: `[instructions.apps]` with lines such as `crm = "Amounts are in euros."`. They are told only where tools of the application are.',
    ),
    app_files: textByApp().describe(
      'The same from files: `[instructions.app_files]` with lines such as `crm = "notes/crm.md"`.',
    ),
  })
  .describe('What the owner tells the language model; a running agent takes changes up at once')

const TOTAL = '0: no limit.'

export const Policies = z
  .strictObject({
    allow: texts().describe(
      'Tools that are called without a yes, by patterns over their names (`crm_get_*`; * any characters, ? one). Of several patterns the one with most characters beside * and ? decides, of equal ones deny before ask before allow.',
    ),
    ask: texts().describe('Tools that are called after a yes only, also those that just read.'),
    deny: texts().describe('Tools that are never called, also not after a yes.'),
    refused_topics: texts().describe(
      'Words or phrases that no answer is given about, whichever engine is asked; other forms of a word count too.',
    ),
    max_calls: z
      .int()
      .min(0)
      .max(1_000_000)
      .default(0)
      .describe(`Most calls of tools for one answer, pages of lists included. ${TOTAL}`),
    max_tokens: limit().describe(`Most tokens of a language model, read and written, for one answer. ${TOTAL}`),
    max_tokens_session: limit().describe(`Most such tokens for one conversation. ${TOTAL}`),
    max_tokens_day: limit().describe(`Most such tokens for one day (UTC) of this agent, also over a restart. ${TOTAL}`),
    max_cost: limit().describe(`Most that the model may cost for one answer, where its prices are set. ${TOTAL}`),
    max_cost_session: limit().describe(`Most that it may cost for one conversation. ${TOTAL}`),
    max_cost_day: limit().describe(`Most that it may cost for one day (UTC) of this agent. ${TOTAL}`),
  })
  .describe('What is enforced whatever a message or a model says; a running agent takes changes up at once')
export type Policies = z.infer<typeof Policies>
export type Instructions = z.infer<typeof Instructions>
