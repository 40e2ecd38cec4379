import { expect } from 'chai'
import { otherScheme } from '../../../../src/agent/web/read/addresses.ts'
import { startsRequest } from '../../../../src/agent/web/read/verbs.ts'
import { withSubject } from '../../../../src/agent/web/read/with-subject.ts'

describe('what a statement is about', () => {
  const rows: [string, string][] = [
    ['Paint the fence is finished: drag it to Done', 'drag Paint the fence to Done'],
    ['The red boat is sold, so delete it', 'delete The red boat'],
    ['if the banner is open: close it', 'if the banner is open: close it'],
    ['The note is old: open Ferry and delete it', 'The note is old: open Ferry and delete it'],
    ['The total is wrong: it is 30', 'The total is wrong: it is 30'],
    ['Press Roll until the number is odd, then submit it', 'Press Roll until the number is odd, then submit it'],
    ['Click Next when the film is over, then rate it', 'Click Next when the film is over, then rate it'],
    ['Copy what is in the note, paste it into the box', 'Copy what is in the note, paste it into the box'],
    ['In the list there is a file named Ann. Open it', 'Open the file named Ann'],
    ['There is a banner. It is red: close it', 'There is a banner. It is red: close it'],
  ]
  for (const [said, meant] of rows) it(said, () => expect(withSubject(said, startsRequest)).to.equal(meant))
})

describe('addresses of other schemes', () => {
  for (const [said, found] of [
    ['open file:///etc/hosts', 'file:///etc/hosts'],
    ['go to "ftp://mirror.example/x"', 'ftp://mirror.example/x'],
    ['visit javascript:alert(1)', 'javascript:alert(1)'],
    ['open https://boats.example/file://x', undefined],
    ['open the file: budget', undefined],
  ] as const)
    it(said, () => expect(otherScheme(said)).to.equal(found))
})
