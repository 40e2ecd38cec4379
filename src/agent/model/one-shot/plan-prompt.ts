import { beginMessages, type PromptFacts } from '../prompt/system-prompt.ts'
import { plainLine, quoteJson } from '../prompt/quote-data.ts'
import type { ModelMessage } from '../provider.ts'
import { compactSchema } from '../tools/compact-schema.ts'
import type { OfferedTool } from '../tools/tool-box.ts'

const RULES = (canLoop: boolean) => `You plan how a request is answered, as one JSON object:
{"do": "plan", "steps": [{"id": "r1", "tool": "…", "args": {…}}, {"id": "r2", "sql": "SELECT …"}], "say": "…"}
- Each step gives the table of its id: r1, r2 … in order. Lists are read to their end: do not page.
- A call takes only arguments that the request states. {"$from": "r1", "column": "id"} takes a value of an earlier result; with "each": true the call is made for every value of it.
- SQL steps are SQLite queries over the tables before them. Count, sum, filter, sort, group and join there. The last step gives the answer.
- "say" is the answer as a sentence, with {column} for a value of the last step's first row and {rows} for its number of rows. No figures of your own.
- A call that changes data is shown to the user before it is made.
- {"do": "ask", "question": "…"} when the request cannot be understood.${canLoop ? '\n- {"do": "explore"} when steps depend on what is in the data, or when the request is for writing or talk.' : ''}`

/** Characters of a tool's description. */
const DESCRIPTION = 120

/** The messages that ask for a plan: rules, the tools with their arguments and columns, and the request. */
export function planMessages(facts: PromptFacts, offered: readonly OfferedTool[], canLoop: boolean): ModelMessage[] {
  const [system, ...others] = beginMessages(facts, RULES(canLoop))
  const tools = offered.map(describeTool)
  return [{ role: 'system', text: `${system!.text}\n\nTools:\n${tools.join('\n')}` }, ...others]
}

function describeTool({ alias, record, schema, hidden, columns }: OfferedTool): string {
  const { properties, required = [] } = compactSchema(
    schema,
    { description: 0, optional: 10, choices: 12, depth: 1 },
    schema,
    hidden,
  )
  const args = Object.entries(properties as Record<string, { type?: string; enum?: unknown[] }>).map(
    ([name, { type, enum: choices }]) =>
      `${name}${(required as string[]).includes(name) ? '' : '?'}: ${choices ? choices.map(String).join('|') : type}`,
  )
  const gives = columns.length ? ` → ${quoteJson(columns.slice(0, 20), 60)}` : ''
  return `- ${alias}(${args.join(', ')})${gives}: ${plainLine(record.description, DESCRIPTION)}`
}
