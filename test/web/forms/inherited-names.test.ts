import { expect } from 'chai'
import { checkValue } from '../../../src/web/page/forms/check-value.ts'
import { emptyValue } from '../../../src/web/page/forms/empty-value.ts'
import { resolve, typeName } from '../../../src/web/page/forms/read-schema.ts'

/** As they come over the wire: `__proto__` is a name like any other there. */
const parse = (text: string) => JSON.parse(text)

describe('chat page: fields with names that every object has', () => {
  const names = ['constructor', 'toString', 'hasOwnProperty', '__proto__']

  for (const name of names) {
    const schema = parse(
      `{"type":"object","properties":{"${name}":{"type":"object","properties":{}}},"required":["${name}"]}`,
    )
    it(`${name} is missing until it is given`, () =>
      expect(checkValue(schema, {})).to.deep.equal([{ path: [name], message: 'This is required.' }]))
    it(`${name} begins as a field of its own, and changes nothing else`, () => {
      const begun = emptyValue(schema) as object
      expect(Object.keys(begun)).to.deep.equal([name])
      expect(Object.getPrototypeOf(begun)).to.equal(Object.prototype)
    })
    it(`${name} is required only where it is`, () =>
      expect(emptyValue(parse(`{"type":"object","properties":{},"required":["${name}"]}`))).to.deep.equal({}))
    it(`${name} as a format or a type is unknown`, () => {
      expect(checkValue({ type: 'string', format: name }, 'text')).to.deep.equal([])
      expect(typeName(name)).to.equal('Value')
    })
    it(`${name} is joined from the parts of a schema`, () => {
      const joined = resolve({ allOf: [{ properties: {} }, schema, { properties: {} }] }, {})
      expect(Object.keys(joined.properties as object)).to.deep.equal([name])
    })
  }
})
