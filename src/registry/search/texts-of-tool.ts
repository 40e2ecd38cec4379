import type { Texts } from '../../lib/search/weigh-terms.ts'
import { fieldsOfSchema } from '../schema/names-of-schema.ts'
import type { Tool, ToolWords } from '../sources/source.ts'

/** What an application is called and does. */
export interface ApplicationTexts {
  name: string
  description: string
}

/** Everything that is searchable of a tool, by how much it says. */
export function textsOfTool(tool: Tool, application: ApplicationTexts): Texts {
  const [title = '', ...rest] = tool.description.split(/(?<=[.!?])\s|\n/)
  return {
    name: [tool.name],
    title: [...(tool.title === undefined ? [] : [tool.title]), title],
    description: [rest.join(' ')],
    path: [...segmentsOf(tool.path), ...tool.tags],
    application: [application.name, application.description],
    ...readable(tool.words ?? (() => wordsOfRecord(tool))),
  }
}

/** The words of a path: no placeholders, no versions. */
const segmentsOf = (path: string) =>
  path
    .split(/[/?#]/)
    .filter(segment => segment && !/[{}:]/.test(segment) && !/^(api|rest|v\d+(\.\d+)*)$/i.test(segment))

/** Parts that cannot be read are left out: the listing reports them, and the tool is found by what is left. */
function readable(read: () => ToolWords): ToolWords | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

function wordsOfRecord({ parameters, outputSchema }: Tool): ToolWords {
  return {
    parameters: parameters.map(parameter => parameter.name),
    details: parameters.flatMap(({ description, constraints, schema }) => [
      description,
      ...constraints.filter(text => text.startsWith('must be')),
      ...fieldsOfSchema(schema).map(field => field.name),
    ]),
    results: fieldsOfSchema(outputSchema).map(field => field.name),
  }
}
