import type { Ajv, Format } from 'ajv'
import addFormatsModule from 'ajv-formats'

// The package is CommonJS whose default export is one level down under Node.
const addFormats = addFormatsModule as unknown as (ajv: Ajv) => void

/** Hours and minutes without seconds, which the formats of JSON Schema want. */
const WITHOUT_SECONDS = /(?<=^|[t\s])(\d\d:\d\d)(?=$|z|[+-]\d)/i

/**
 * The formats of JSON Schema for a checker of what services take. A `time` and a `date-time` may be local, and without seconds: by RFC 3339
 * § 5.6, which JSON Schema goes by, both have an offset, but what frameworks describe so is mostly the local time that they write and read
 * (LocalTime, TimeOnly, TimeField: "19:00:00", "19:00"). What a service will not take of these it says itself.
 */
export function addServiceFormats(ajv: Ajv): void {
  addFormats(ajv)
  for (const [name, iso] of [
    ['time', 'iso-time'],
    ['date-time', 'iso-date-time'],
  ] as const) {
    // oxfmt-ignore
    const strict = ajv.formats[iso] as { validate: (text: string) => boolean }
    const own = ajv.formats[name] as object
    const isLocal = (text: string) => strict.validate(text.replace(WITHOUT_SECONDS, '$1:00'))
    ajv.addFormat(name, { ...own, validate: isLocal } as Format)
  }
}
