import { expect } from 'chai'
import { findSecrets, isUnmistakable } from '../../../src/agent/secrets/find-secrets.ts'

const FOUND: [message: string, secret: string][] = [
  ['the password is hunter2', 'hunter2'],
  ['Password: hunter2.', 'hunter2'],
  ['log in with user ann and password hunter2', 'hunter2'],
  ['set my PIN to 4711', '4711'],
  ['type "open sesame" into the password field', 'open sesame'],
  ['fill Passw0rd! in the new password box', 'Passw0rd!'],
  ['use k-91x as the api key', 'k-91x'],
  ['enter the one-time code 123456', '123456'],
  ['sign in as ann@x.example with hunter2', 'hunter2'],
  ['log in as ann / hunter2', 'hunter2'],
  ['Log into the shop using ann and "my long phrase"', 'my long phrase'],
  ['security code = 123', '123'],
  ['fill the password field with hunter2 and press enter', 'hunter2'],
  ["access token: 'abc.def'", 'abc.def'],
  ['put 4111 1111 1111 1111 into the third field', '4111 1111 1111 1111'],
  ['pay with 5500-0000-0000-0004 please', '5500-0000-0000-0004'],
  ['set card number to 9999', '9999'],
]
const NONE = [
  'click the password link',
  'what is the pin code of the first account?',
  'list accounts by revenue',
  'open the forgot password page',
  'is the password field empty?',
  'make sure the page shows "Password"',
  'how many tokens are left in the second row',
  'open order 4111111111111112',
  'type 000000000000 into the field',
]

describe('secrets in a message', () => {
  for (const [message, secret] of FOUND)
    it(`are found by what they are called: ${message}`, () => expect(findSecrets(message)).to.include(secret))
  for (const message of NONE)
    it(`are not made of other words: ${message}`, () => expect(findSecrets(message)).to.deep.equal([]))

  it('are unmistakable when nobody would say them otherwise', () => {
    expect(['hunter2x', 'Passw0rd!', 'a_b_c_d'].filter(isUnmistakable)).to.have.length(3)
    expect(['open', 'expired', '4711', 'New York', '2026-01-01'].filter(isUnmistakable)).to.deep.equal([])
  })
})
