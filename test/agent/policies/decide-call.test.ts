import { expect } from 'chai'
import { decideCall, type CallRules } from '../../../src/agent/policies/decide-call.ts'

const none = { allow: [], ask: [], deny: [] }
const reads = { read_only: true, method: 'GET' }
const writes = { read_only: false, method: 'POST' }

describe('whether a call is made', () => {
  const rows: [string, string, { read_only?: boolean; method: string } | undefined, CallRules, string][] = [
    ['a tool that only reads', 'zoo_list_animals', reads, { approvals: 'writes' }, 'allow'],
    ['a change', 'zoo_feed_animal', writes, { approvals: 'writes' }, 'ask'],
    ['a tool that does not say what it does', 'zoo_feed', { method: 'POST' }, { approvals: 'writes' }, 'ask'],
    ['a change where no yes is asked for', 'zoo_feed_animal', writes, { approvals: 'never' }, 'allow'],
    ['what the catalogue does not have', 'zoo_free_all', undefined, { approvals: 'never' }, 'deny'],
    ['a creation, destructive', 'zoo_add_animal', writes, { approvals: 'destructive' }, 'allow'],
    ['an update, destructive', 'zoo_x', { method: 'PATCH' }, { approvals: 'destructive' }, 'allow'],
    ['a deletion by method, destructive', 'zoo_x', { method: 'DELETE' }, { approvals: 'destructive' }, 'ask'],
    ['a deletion by name, destructive', 'zoo_remove_animal', writes, { approvals: 'destructive' }, 'ask'],
    ['a name with no verb, destructive', 'zoo_animal', writes, { approvals: 'destructive' }, 'ask'],
    [
      'a denied tool that only reads',
      'zoo_list_animals',
      reads,
      { approvals: 'never', policies: { ...none, deny: ['zoo_*'] } },
      'deny',
    ],
    [
      'a denied tool in other letters',
      'Zoo_LIST_animals',
      reads,
      { approvals: 'never', policies: { ...none, deny: ['zoo_*'] } },
      'deny',
    ],
    [
      'a tool that only reads and wants a yes',
      'zoo_list_animals',
      reads,
      { approvals: 'never', policies: { ...none, ask: ['*_animals'] } },
      'ask',
    ],
    [
      'a change that is allowed',
      'zoo_feed_animal',
      writes,
      { approvals: 'writes', policies: { ...none, allow: ['zoo_feed_*'] } },
      'allow',
    ],
    [
      'an exception from what is denied',
      'zoo_list_animals',
      reads,
      { approvals: 'writes', policies: { ...none, deny: ['zoo_*'], allow: ['zoo_list_*'] } },
      'allow',
    ],
    [
      'a denied exception from what is allowed',
      'zoo_list_keys',
      reads,
      { approvals: 'writes', policies: { ...none, deny: ['zoo_list_keys'], allow: ['zoo_list_*'] } },
      'deny',
    ],
    [
      'two patterns that say equally much',
      'zoo_list_keys',
      reads,
      { approvals: 'writes', policies: { ask: ['zoo_*'], deny: ['zoo_*'], allow: ['zoo_*'] } },
      'deny',
    ],
    [
      'a pattern with signs of regular expressions',
      'zooXlist',
      reads,
      { approvals: 'writes', policies: { ...none, deny: ['zoo.list', 'zoo(', '[a-z]*'] } },
      'allow',
    ],
  ]
  for (const [title, tool, record, rules, expected] of rows)
    it(`${expected}: ${title}`, () => {
      expect(decideCall({ app: 'zoo', tool, record }, rules).decision).to.equal(expected)
    })

  it('names the policy that forbids or asks', () => {
    const policies = { allow: [], ask: ['zoo_list_*'], deny: ['zoo_list_keys'] }
    const rules = { approvals: 'writes' as const, policies }
    expect(decideCall({ app: 'zoo', tool: 'zoo_list_keys', record: reads }, rules).reason).to.equal(
      'The policy deny "zoo_list_keys" forbids the tool zoo_list_keys.',
    )
    expect(decideCall({ app: 'zoo', tool: 'zoo_list_animals', record: reads }, rules).reason).to.contain('"zoo_list_*"')
  })
})
