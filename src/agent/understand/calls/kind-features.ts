import type { ToolParameter } from '../entity-model/catalogue-model.ts'
import type { Features } from './choice-features.ts'
import type { Request } from './read-request.ts'
import type { ToolEntry } from './tool-index.ts'

const isNumeric = (p: ToolParameter) => p.type === 'number' || p.type === 'integer'
const isDate = (p: ToolParameter) =>
  p.type === 'string' && (/date/.test(String(p.schema.format)) || p.words.includes('date'))
const isText = (p: ToolParameter) => p.type === 'string' && !p.choices.length && !isDate(p)

/** Whether a request has values of the kinds that the tool takes. */
export function readKinds(request: Request, { tool, choices }: ToolEntry): Features {
  const required = tool.parameters.filter(p => p.required)
  const said = new Set(request.words.map(({ word }) => word))
  const isSaid = (choice: { values: string[][] }) => choice.values.some(words => words.every(word => said.has(word)))
  const lack = (wanted: number, there: number) => Math.min(1, Math.max(0, wanted - there) / 3)
  return {
    choiceSaid: Number(choices.some(isSaid)),
    choiceLacking: Number(choices.some(choice => choice.required && !isSaid(choice))),
    numbersLacking: lack(required.filter(isNumeric).length, request.numbers),
    textsLacking: lack(required.filter(isText).length, request.texts),
    dateLacking: Number(required.some(isDate) && !request.dates),
    numbersUseless: Number(
      request.numbers > 0 && !tool.parameters.some(p => isNumeric(p) || isText(p) || /array|object/.test(p.type)),
    ),
    required: Math.min(1, required.length / 5),
  }
}
