import { createHash } from 'node:crypto'
import type { Intent, IntentField } from './intent.ts'

/** Names an action: the page, the control, and the form as it is filled in. What is typed into secret fields is not in it. */
export function fingerprintOf(url: string, intent: Intent, how = ''): string {
  const { origin, pathname } = new URL(url)
  const { role, name, attributes } = intent.control
  const facts = {
    origin,
    pathname,
    how,
    control: [
      role,
      name,
      attributes.name ?? '',
      attributes.value ?? '',
      attributes.href ?? '',
      attributes.formaction ?? '',
    ],
    form: intent.form && [intent.form.method, intent.form.action],
    fields: fieldsOf(intent).map(field => [field.type, field.name, field.label, field.value ?? '']),
    dialog: intent.dialog && [intent.dialog.name, intent.dialog.text],
    near: intent.near,
    item: intent.item,
    selected: intent.selected,
    asks: intent.asks,
    texts: intent.control.texts,
  }
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}

/** Tokens against forgery change with every view and say nothing of what is sent. */
const isToken = (field: IntentField): boolean => !field.shown && /csrf|xsrf|token|nonce|verification/i.test(field.name)

export const fieldsOf = (intent: Intent): IntentField[] =>
  (intent.form?.fields ?? intent.fields ?? []).filter(field => !isToken(field))

/** The fields that a person sees, by label, for the question. */
export function detailsOf(intent: Intent): Record<string, string> {
  // A mark without a label, as rows of lists have, says nothing.
  const isNameless = ({ type, label, name }: IntentField) => /^(?:checkbox|radio)$/.test(type) && !label && !name
  const shown = fieldsOf(intent).filter(
    field => field.shown && !field.secret && field.value !== undefined && field.value !== '' && !isNameless(field),
  )
  return Object.fromEntries(
    shown.slice(0, 40).map(field => [field.label || field.name || field.type, field.chosen || field.value!]),
  )
}
