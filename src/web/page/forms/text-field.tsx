import { useContext, useState } from 'preact/hooks'
import { isSame } from './is-same.ts'
import { FormContext, textOf, type ControlProps } from './form-context.ts'
import { typeName, type FieldSchema } from './read-schema.ts'

/** Longer texts get a box of several lines. */
const LONG = 90
const LONG_FORMATS = /^(?:markdown|html|xml|multiline|textarea|text)$/

/** A text: one line or several, a date, a time, an address, a password. */
export function TextField({ field, id, value, initial, required, described, onChange }: ControlProps) {
  const { disabled } = useContext(FormContext)
  const { schema } = field
  const text = typeof value === 'string' ? value : ''
  const [isLong, setLong] = useState(
    text.length > LONG ||
      text.includes('\n') ||
      Number(schema.maxLength) > 250 ||
      LONG_FORMATS.test(String(schema.format ?? '')) ||
      /^text\//.test(String(schema.contentMediaType ?? '')),
  )
  const isPassword = schema.format === 'password'
  const change = (typed: string) => onChange(typed === '' ? blank(field, initial, isPassword) : typed)
  const shared = {
    id,
    disabled,
    'aria-required': required,
    dir: 'auto' as const,
    placeholder: exampleOf(field) || undefined,
    ...described,
  }
  if (isPassword)
    return (
      <input
        {...shared}
        type="password"
        autocomplete="new-password"
        placeholder={initial === undefined ? '' : 'As it is'}
        onInput={event => change(event.currentTarget.value)}
      />
    )
  if (isLong) return <textarea {...shared} rows={4} value={text} onInput={event => change(event.currentTarget.value)} />
  if (schema.format === 'date-time' && (!text || readMoment(text)))
    return <MomentInput shared={shared} text={text} change={change} />
  const type = typeOf(schema.format, text)
  return (
    <input
      {...shared}
      type={type as 'text'}
      step={type === 'time' ? 1 : undefined}
      value={type === 'time' ? readClock(text) : text}
      onInput={event => {
        const { value: typed } = event.currentTarget
        change(type === 'time' && typed ? `${typed.length < 8 ? `${typed}:00` : typed}Z` : typed)
      }}
      onPaste={event => {
        // A field of one line would lose the line ends.
        const pasted = event.clipboardData?.getData('text/plain') ?? ''
        if (!pasted.trimEnd().includes('\n') || type !== 'text') return
        event.preventDefault()
        const { selectionStart: from, selectionEnd: to } = event.currentTarget
        change(text.slice(0, from ?? text.length) + pasted + text.slice(to ?? text.length))
        setLong(true)
        requestAnimationFrame(() => document.getElementById(id)?.focus())
      }}
    />
  )
}

/** A date with a time in the reader's zone; what is sent says the zone (RFC 3339). */
function MomentInput({ shared, text, change }: { shared: object; text: string; change: (text: string) => void }) {
  const local = text && readMoment(text)
  return (
    <input
      {...shared}
      type="datetime-local"
      step={local && local.length > 16 ? 1 : undefined}
      value={local}
      onInput={event => {
        const date = new Date(event.currentTarget.value)
        change(Number.isNaN(date.getTime()) ? '' : date.toISOString().replace('.000Z', 'Z'))
      }}
    />
  )
}

/** A moment as `datetime-local` takes it; undefined when it is written in another way. */
function readMoment(text: string): string | undefined {
  const date = new Date(text)
  if (!/^\d{4}-\d\d-\d\d[tT ]\d\d:\d\d/.test(text) || Number.isNaN(date.getTime())) return undefined
  const two = (part: number) => String(part).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  const seconds = date.getSeconds() ? `:${two(date.getSeconds())}` : ''
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}${seconds}`
}

/** A time of day in UTC: `time` of JSON Schema has a zone, the browser's picker none. */
const readClock = (text: string): string | undefined => /^(\d\d:\d\d(?::\d\d)?)z$/i.exec(text)?.[1]

/** The browser's own picker where it can show the value as it is. */
function typeOf(format: unknown, text: string): 'text' | 'date' | 'time' | 'email' | 'url' {
  if (format === 'date') return !text || /^\d{4}-\d\d-\d\d$/.test(text) ? 'date' : 'text'
  if (format === 'time') return !text || readClock(text) ? 'time' : 'text'
  return format === 'email' ? 'email' : format === 'uri' || format === 'url' ? 'url' : 'text'
}

/**
 * What an emptied field means: no value where the schema has one for that, an empty text where a text was, else left out.
 * A password that is not typed anew stays as it is.
 */
function blank({ nullable, schema }: FieldSchema, initial: unknown, isPassword: boolean): unknown {
  if (isPassword) return initial
  if (nullable && initial !== undefined) return null
  return typeof initial === 'string' && !schema.format && !schema.enum ? '' : undefined
}

/** An example as the placeholder. */
export function exampleOf({ schema }: FieldSchema): string {
  const [example] = [schema.example, ...(Array.isArray(schema.examples) ? (schema.examples as unknown[]) : [])].filter(
    one => one !== undefined,
  )
  if (example === undefined || isSame(example, schema.default)) return ''
  const told = typeof example === 'string' ? example : JSON.stringify(example)
  return told.length < LONG ? `e.g. ${told}` : `e.g. ${textOf(schema, 'title') ?? typeName(schema.type)}`
}
