import type { ModelTool } from '../provider.ts'

const text = (description: string) => ({ type: 'string', description })

/** Tools of the engine itself. They come before tools of services that happen to have the same name. */
export const OWN_TOOLS: readonly ModelTool[] = [
  {
    name: 'search_tools',
    description: 'Finds more tools by what they do. Use it when none of the tools fits.',
    parameters: { type: 'object', properties: { query: text('What the tool should do') }, required: ['query'] },
  },
  {
    name: 'query_results',
    description:
      'Runs one read-only SQLite query over the results (tables r1, r2 …). Use it to count, sum, filter, sort, ' +
      'group and join. Quote column names that hold a dot: "a.b".',
    parameters: { type: 'object', properties: { sql: text('SELECT …') }, required: ['sql'] },
  },
  {
    name: 'read_result',
    description: 'Shows more rows of a result, or more of a long text in it.',
    parameters: {
      type: 'object',
      properties: {
        id: text('r1, r2 …'),
        from: { type: 'integer', description: 'First row (0 is the first), or first character of a text' },
        column: text('Only this value of row `from`, in full'),
        offset: { type: 'integer' },
      },
      required: ['id'],
    },
  },
  {
    name: 'ask_user',
    description: 'Asks the user one question. Only when the request cannot be understood or a value is missing.',
    parameters: { type: 'object', properties: { question: text('') }, required: ['question'] },
  },
]
export const OWN_NAMES: ReadonlySet<string> = new Set(OWN_TOOLS.map(tool => tool.name))
