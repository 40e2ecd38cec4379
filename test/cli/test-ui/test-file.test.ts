import { expect } from 'chai'
import { parseTestFile } from '../../../src/cli/test-ui/test-file.ts'
import { createVariables } from '../../../src/cli/test-ui/variables.ts'

const parse = (text: string) => parseTestFile(text, 'shop.md', 'shop')

describe('a test file in plain language', () => {
  it('has a test for each heading and a step for each line, in lists or plain', () => {
    const { tests, problems } = parse(`url: http://127.0.0.1:3000/
timeout: 20s

# Signing in
url: /login
approve: yes

1. Type "Ann" into the name field
2) Press Enter
- [ ] Expect the page shows "Welcome"

## Searching ##
Search for "lamp"
* make sure there are 3 results
> a remark
// another one
<!-- Click nothing
- Click nothing either -->
---
url: this is a step by now
`)
    expect(problems).to.deep.equal([])
    expect(tests).to.deep.equal([
      {
        url: '/login',
        base: 'http://127.0.0.1:3000/',
        timeout: 20,
        approve: true,
        title: 'Signing in',
        line: 4,
        steps: [
          { text: 'Type "Ann" into the name field', line: 8, isExpectation: false },
          { text: 'Press Enter', line: 9, isExpectation: false },
          { text: 'Expect the page shows "Welcome"', line: 10, isExpectation: true },
        ],
      },
      {
        url: 'http://127.0.0.1:3000/',
        base: 'http://127.0.0.1:3000/',
        timeout: 20,
        title: 'Searching',
        line: 12,
        steps: [
          { text: 'Search for "lamp"', line: 13, isExpectation: false },
          { text: 'make sure there are 3 results', line: 14, isExpectation: true },
          { text: 'url: this is a step by now', line: 20, isExpectation: false },
        ],
      },
    ])
  })

  it('is one test under the name of the file when it has no heading; front matter is settings', () => {
    const { tests } = parse('---\nurl: http://localhost:1\n---\nClick "Go"\r\n')
    expect(tests).to.have.lengthOf(1)
    expect(tests[0]).to.include({ title: 'shop', url: 'http://localhost:1', line: 4 })
    expect(tests[0]!.steps.map(({ text }) => text)).to.deep.equal(['Click "Go"'])
  })

  it('may leave a test out, with the reason', () => {
    expect(parse('# Later\nskip: not built yet\n').tests[0]).to.include({ skip: 'not built yet' })
  })

  it('names file and line of what cannot be read', () => {
    expect(parse('# Empty\n# Full\napprove: maybe\ntimeout: long\nurl:\n- Click "Go"\n').problems).to.deep.equal([
      'shop.md:3: approve: yes or no, found "maybe"',
      'shop.md:4: timeout: seconds from 1 to 3600, found "long"',
      'shop.md:5: url: an address such as http://127.0.0.1:3000/',
      'shop.md:1: the test "Empty" has no steps',
    ])
    expect(parse('\n<!-- nothing -->\n').problems).to.deep.equal([
      'shop.md: there is no test in it. The form of the file: docs/test-ui.md',
    ])
  })
})

describe('variables of a test file', () => {
  it('are filled in, and masked wherever their values turn up', () => {
    const { fill, mask } = createVariables({ PASSWORD: 'a"b&c d', LONG: 'a"b&c d and more', FLAG: '1' })
    expect(fill('${PASSWORD}, ${LONG}, ${FLAG}, ${NAME:-Ann}')).to.equal('a"b&c d, a"b&c d and more, 1, Ann')
    expect(mask('typed a"b&c d and more; then a"b&c d 1 Ann')).to.equal('typed ${LONG}; then ${PASSWORD} 1 Ann')
    expect(mask(`?p=${encodeURIComponent('a"b&c d')} ${JSON.stringify({ p: 'a"b&c d' })}`)).to.equal(
      '?p=${PASSWORD} {"p":"${PASSWORD}"}',
    )
  })

  it('that are not set are told by name', () => {
    expect(createVariables({ A: '' }).missing('${A} ${B} ${C:-} $D {E}')).to.deep.equal(['B'])
  })
})
