import type { IntentField, IntentForm } from './intent.ts'
import type { Words } from './read-words.ts'

const shownOf = (form: IntentForm): IntentField[] => form.fields.filter(field => field.shown)
const isText = (field: IntentField): boolean => /^(text|email|tel|url|search|password|number)$/.test(field.type)

/** A card is to be paid with: by the autofill names (HTML § 4.10.18.7.1), or by what such fields are called. */
export function hasCardFields(fields: readonly IntentField[]): boolean {
  return fields.some(
    field =>
      /\bcc-(number|csc|exp)/i.test(field.autocomplete) ||
      /card[\s_-]?(number|no\b|num)|\b(cvc|cvv|csc|iban)\b|security[\s_-]?code/i.test(`${field.name} ${field.label}`),
  )
}

/** A form that looks something up. */
export function isSearch(form: IntentForm): boolean {
  if (/search/i.test(form.role)) return true
  const fields = shownOf(form)
  if (fields.some(field => field.type === 'textarea' || field.type === 'password')) return false
  return (
    form.method === 'get' &&
    fields.some(field => field.type === 'search' || /^(q|s|query|search|keywords?)$/i.test(field.name))
  )
}

/** Name and one password, and nothing else that is typed: signing in. */
export function isLogin(form: IntentForm, words: Words): boolean {
  const fields = shownOf(form)
  const passwords = fields.filter(field => field.type === 'password')
  if (passwords.length !== 1 || words.kind === 'delete' || words.kind === 'pay') return false
  return fields.filter(field => isText(field) || field.type === 'textarea').length <= 3 && !hasCardFields(fields)
}

/** Something that was written, and who it comes from or goes to. */
export function isMessage(form: IntentForm): boolean {
  const fields = shownOf(form)
  const writes = fields.some(field => /^(textarea|div|p|section)$/.test(field.type))
  const addressed = fields.some(
    field =>
      field.type === 'email' ||
      field.type === 'tel' ||
      /email|e-mail|\btel|phone/i.test(`${field.autocomplete} ${field.name} ${field.label}`),
  )
  return writes && (addressed || form.method === 'post')
}
