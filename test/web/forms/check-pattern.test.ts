import { expect } from 'chai'
import { checkPattern } from '../../../src/web/page/forms/check-pattern.ts'

describe('chat page: patterns of schemas', () => {
  const looked: [pattern: string, text: string, matches: boolean][] = [
    ['^[a-z]+$', 'abc', true],
    ['^[a-z]+$', 'ab1', false],
    ['^[A-Z]{2,3}-\\d{4}$', 'AB-1234', true],
    ['^(?:new|won|lost)$', 'old', false],
    ['^(new|won)?$', '', true],
    ['^\\p{Lu}\\w*$', 'änn', false],
    ['^\\+?[\\d ()./-]{5,30}$', '+49 (30) 123', true],
    ['^https?:\\/\\/[^\\s]+$', 'https://example.com', true],
    ['^(?<year>\\d{4})-(0[1-9]|1[0-2])$', '2024-13', false],
    ['[}\\]]', ']', true],
    ['^[^@]+@[^@]+\\.[a-z]+$', 'ann@example.com', true],
    ['', 'anything', true],
  ]
  for (const [pattern, text, matches] of looked)
    it(`looks at ${pattern || 'nothing'} in ${text || 'nothing'}`, () =>
      expect(checkPattern(pattern, text)).to.equal(matches))

  const text = `${'a'.repeat(45)}!`
  const endless = [
    '(a+)+$',
    '^(a*)*$',
    '^(a|a)*$',
    '^(a|aa){20,}$',
    '^(a?){45}a{45}$',
    `^${'a?'.repeat(45)}${'a'.repeat(45)}$`,
    `^${'(a|a)'.repeat(45)}$`,
    '^(.*a){30}$',
    '^(a{0,9}){9}b',
    'a*a*a*a*a*b',
    '^(a)\\1+(\\1|a)*$',
    '(?=(a+)+)b',
    '^((a+))+$',
    '(?:a(?:b?c?)*)*d',
  ]
  for (const pattern of endless)
    it(`leaves ${pattern.slice(0, 40)} to the server`, () => expect(checkPattern(pattern, text)).to.equal(undefined))

  for (const pattern of ['[', '(', 'a)', '*', '(?<n', '\\', 'a{2,1}', `(${'('.repeat(1999)}`])
    it(`leaves what is no pattern to the server: ${pattern.slice(0, 10)}`, () =>
      expect(checkPattern(pattern, 'a')).to.equal(undefined))
})
