import type { IntentField, IntentForm } from './intent.ts'

const shownOf = (form: IntentForm): IntentField[] => form.fields.filter(field => field.shown)
const WRITTEN = /^(textarea|div|p|section|article|span)$/
const TYPED = /^(text|email|tel|url|search|password|number|textarea)$/

/** Fields of a card or account, by their autofill names (HTML § 4.10.18.7.1) or by what they are called. */
export const hasCardFields = (fields: readonly IntentField[]): boolean => fields.some(isCardField)

const isCardField = (field: IntentField): boolean =>
  /\bcc-(number|csc|exp)/i.test(field.autocomplete) ||
  (TYPED.test(field.type) &&
    /\b(credit|debit)?[\s_-]?card[\s_-]?(number|no\b|num\b)|cardnumber|\b(cvc|cvv2?|csc)\b|security[\s_-]?code|\biban\b/i.test(
      `${field.name} ${field.label}`,
    ))

/** Card fields that are shown now. */
export const asksForCard = (fields: readonly IntentField[]): boolean =>
  fields.some(field => field.shown && isCardField(field))

/** Something was written into a field for text: what a reply, a post or a transfer needs. */
export const hasWritten = (fields: readonly IntentField[]): boolean =>
  fields.some(
    field =>
      field.shown &&
      (WRITTEN.test(field.type) || /^(text|email|tel|number)$/.test(field.type)) &&
      (field.value ?? '') !== '',
  )

/** More than a line was written: a message, a comment. */
export const hasWrittenText = (fields: readonly IntentField[]): boolean =>
  fields.some(field => field.shown && WRITTEN.test(field.type) && (field.value ?? '') !== '')

/** A form that looks something up. */
export function isSearch(form: IntentForm): boolean {
  if (/search/i.test(form.role)) return true
  const fields = shownOf(form)
  if (fields.some(field => field.type === 'textarea' || field.type === 'password')) return false
  return (
    form.method === 'get' &&
    fields.some(field => field.type === 'search' || /^(q|s|query|search|keywords?|term)$/i.test(field.name))
  )
}

/** Signing in or up: one password or two, what it belongs to, and nothing written. */
export function isLogin(form: IntentForm): boolean {
  const fields = shownOf(form)
  const passwords = fields.filter(
    field => field.type === 'password' || /password|one-time-code/i.test(field.autocomplete),
  )
  return passwords.length > 0 && !fields.some(field => field.type === 'textarea') && !hasCardFields(fields)
}

/** An e-mail address or telephone number is filled in, and no password: it is given to somebody, and no account is opened. */
export const handsOverAddress = (fields: readonly IntentField[]): boolean =>
  !fields.some(field => field.shown && field.type === 'password') &&
  fields.some(
    field =>
      field.shown &&
      (field.value ?? '') !== '' &&
      (/^(email|tel)$/.test(field.type) ||
        /\b(email|tel)\b/i.test(field.autocomplete) ||
        /\S@\S+\.\S/.test(field.value ?? '')),
  )

/** Something that was written, and who it comes from or goes to; or a page that is to take it. */
export function isMessage(form: IntentForm): boolean {
  const fields = shownOf(form)
  if (!fields.some(field => WRITTEN.test(field.type))) return false
  if (form.method === 'post') return true
  return fields.some(
    field =>
      field.type === 'email' ||
      field.type === 'tel' ||
      /\b(email|tel)\b/i.test(field.autocomplete) ||
      /e-?mail|phone|recipient|subject|^to$/i.test(`${field.name} ${field.label}`),
  )
}
