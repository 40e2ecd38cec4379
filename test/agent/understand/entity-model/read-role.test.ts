import { expect } from 'chai'
import { readRole } from '../../../../src/agent/understand/entity-model/read-role.ts'

const roleOf = (words: string) =>
  readRole({
    name: words.replaceAll(' ', '_'),
    words: words.split(' '),
    type: 'number',
    schema: {},
    description: '',
    choices: [],
    depth: 1,
  })

describe('what a figure is for, by the words of its name', () => {
  const NAMES: Record<string, string> = {
    'duration minutes': 'number',
    duration: 'number',
    'interest rate': 'percent',
    'conversion ratio': 'percent',
    'market share': 'percent',
    'shares held': 'number',
    'heart rate': 'number',
    'hourly rate': 'money',
    total: 'money',
    'total net': 'money',
    'total cents': 'money',
    'total nights': 'number',
    'total weight': 'number',
    'unit price': 'money',
    'service fee': 'money',
    'coffee cups': 'number',
    'unit cost': 'money',
    costumes: 'number',
  }
  for (const [words, role] of Object.entries(NAMES))
    it(`${words}: ${role}`, () => {
      expect(roleOf(words)).to.equal(role)
    })
})
