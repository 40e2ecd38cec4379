import { checkElement } from './check-element.ts'
import type { Element, ElementFacts } from './element.ts'
import { selectOptions } from './select-options.ts'
import { typeInto } from './type-into.ts'

const TICKED = new Set(['checkbox', 'radio', 'switch', 'menuitemcheckbox', 'menuitemradio'])

/** Puts a value into a field in the way of its kind. Answers with notes where the field holds something else afterwards. */
export async function fillField(element: Element, value: string | boolean | string[]): Promise<string[]> {
  if (typeof value === 'boolean') return await checkElement(element, value).then(() => [])
  const facts = await element.call<ElementFacts>('inspect')
  if (Array.isArray(value)) return await selectOptions(element, value).then(() => [])
  if (TICKED.has(facts.role) && /^(true|false|on|off|yes|no)$/i.test(value.trim()))
    return await checkElement(element, /^(true|on|yes)$/i.test(value.trim())).then(() => [])
  const isList = facts.tag === 'select' || /^(listbox|radiogroup|menu|tree)$/.test(facts.role)
  if (isList || (facts.role === 'combobox' && !facts.editable))
    return await selectOptions(element, [value]).then(() => [])
  return await typeInto(element, value)
}
