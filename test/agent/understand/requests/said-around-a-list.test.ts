import { expect } from 'chai'
import { dropAsides } from '../../../../src/agent/understand/requests/asides.ts'
import { withoutBeside } from '../../../../src/agent/understand/requests/beside-the-request.ts'
import { askOfStatement } from '../../../../src/agent/understand/requests/frames/told-then-asked.ts'
import { askOfNamed } from '../../../../src/agent/understand/requests/frames/spoken-of.ts'
import { readSmallTalk } from '../../../../src/agent/understand/requests/small-talk.ts'
import { TURNS_BY_THEMSELVES } from '../../../../src/agent/understand/requests/turns-by-themselves.ts'
import { withoutTurnsOfAsking } from '../../../../src/agent/understand/requests/turns-of-asking.ts'
import { withoutTurnsOfContainers } from '../../../../src/agent/understand/requests/turns-of-containers.ts'
import { leavesOnly } from '../../../../src/agent/understand/requests/turns-of-going-on.ts'
import { isToBeListed, withoutTurnsOfListing } from '../../../../src/agent/understand/requests/turns-of-listing.ts'
import { sayPlainly } from '../../../../src/agent/understand/requests/turns.ts'
import { findCommand } from '../../../../src/agent/understand/writes/find-command.ts'
import { wishesState } from '../../../../src/agent/understand/writes/unknown-order.ts'
import { int as id, list, text } from '../../../support/memory/schemas.ts'
import { converse, reads } from '../../../support/styles/serve.ts'

const says = (say: (message: string) => string, rows: readonly (readonly [string, string])[]) => {
  for (const [message, plain] of rows) it(`${message} → ${plain}`, () => expect(say(message)).to.equal(plain))
}

describe('nouns for all that there is', () => {
  says(withoutTurnsOfContainers, [
    ['Could you list all the genres that our catalogue covers?', 'Could you list all the genres?'],
    ['Our range is made of which colours?', 'which colours do we have?'],
    ['Which colours does our range include?', 'Which colours do we have?'],
    ['Our collection has prints on glass, can you tell me how many?', 'how many prints on glass do we have?'],
    ['show the ponds that are in our care', 'show the ponds'],
    ['What have we got planned in the way of concerts for May?', 'which concerts have we got planned for May?'],
    ['Our range is made of oak.', 'Our range is made of oak.'],
  ])
})

describe('verbs and frames that ask for a list', () => {
  says(withoutTurnsOfListing, [
    ['Could the late boats in Oslo be listed?', 'list the late boats in Oslo?'],
    ['Every late boat has to be listed for me, with none left out.', 'list Every late boat.'],
    ['Ann Lee, let me have the list of loans.', 'Ann Lee, list the loans.'],
    ['Name the lamp for which the highest price is recorded.', 'which lamp has the highest price.'],
    ['And for which of these is the smallest fee asked?', 'And which of these has the smallest fee?'],
    ['all our boats, the entire list with none left off.', 'all our boats.'],
    ['Every boat in Oslo. Complete list, nothing left out.', 'Every boat in Oslo.'],
  ])
  says(withoutTurnsOfAsking, [
    ['Leith Wharf is asking for a list of the boats there. Could you put it together?', 'Leith Wharf needs a list of the boats there?'],
    ['FROM the Blue board I need every card that is late', 'show every card on the Blue board that is late'],
  ]) // oxfmt-ignore
  says(dropAsides, [
    ['Please pick out the boats over 5', 'Please show the boats over 5'],
    ["I'm driving over to the Leith wharf, so which of the boats there are late?", 'which of the boats at the Leith wharf are late?'],
  ]) // oxfmt-ignore

  it('changes nothing by them', () => {
    expect(isToBeListed('All late boats should be listed. It is for the boss.')).to.equal(true)
    expect(wishesState('Every report on litter has to be listed for me.')).to.equal(false)
    expect(findCommand('Please pull out the open cards that have been estimated at 8 points.')).to.equal(undefined)
  })

  it('leaves some of those before', () => {
    for (const message of ['Leave in just those that are late.', "take out whatever isn't free", 'throw out everything that is not red'])
      expect(leavesOnly(message), message).to.equal(true) // oxfmt-ignore
  })
})

describe('what is said beside a request', () => {
  for (const [message, left] of [
    ["Every late boat, please. It's for the auditors, so none may be missing.", 'Every late boat, please.'],
    ['What is the number of Q-51? The customer is waiting for that order.', 'What is the number of Q-51?'],
    ['Which gifts are left? It is for a child.', 'Which gifts are left? It is for a child.'],
    [
      'How many boats are there? The captain is waiting for a new one.',
      'How many boats are there? The captain is waiting for a new one.',
    ],
  ] as const)
    // oxfmt-ignore
    it(message, () => expect(withoutBeside(message).text).to.equal(left))

  it('keeps whom somebody wants to call', () =>
    expect(
      askOfNamed('A lady here at the desk wants to telephone the Leith wharf. what is the phone number of them'),
    ).to.equal('what is the phone number of Leith?'))

  says(
    message => sayPlainly(message, TURNS_BY_THEMSELVES),
    [
      ['On what number can he reach them, please?', 'what is the phone number of them?'],
      ['What number can she be called on?', 'what is her phone number?'],
    ],
  )
})

describe('where they are, told before it is asked which', () => {
  says(askOfStatement, [
    ['At the Leith wharf there are boats whose state is late. Can you list these?', 'which boats whose state is late are there at the Leith wharf?'],
    ['At the Leith wharf we have some late boats, how many?', 'how many late boats are there at the Leith wharf?'],
    ['There are some late boats, which ones?', 'which late boats are there?'],
  ]) // oxfmt-ignore
})

describe('talk with whoever answers', () => {
  for (const [message, kind] of [
    ["Before I start, tell me what you're able to help me with.", 'help'],
    ['Good morning. With what sort of things can I come to you?', 'help'],
    ['Hello there! May I ask who I am speaking with?', 'identity'],
    ['Hello! Are you a fan of board games yourself?', 'identity'],
    ["Good morning! A nice day like this is perfect for gardening, don't you think?", 'wellbeing'],
    ['Before I start, which boats are late?', undefined],
    ['Are you open on Sundays?', undefined],
  ] as const)
    it(message, () => expect(readSmallTalk(message)).to.equal(kind))
})

describe('where it all is', () => {
  const firms = [{ id: 1, name: 'Oak & Co', trade: 'roofing' }]
  const houses = [{ id: 5, street: 'Sea Row', site_manager: 'Ann Lee', firm_id: 1 }]
  const labels = [{ id: 7, label: 'urgent' }, { id: 8, label: 'small' }] // oxfmt-ignore
  const jobs = [{ id: 9, title: 'Rewire', label_id: 7 }]
  const ask = (message: string) =>
    converse(
      reads('site', '/firms', () => firms, list({ id, name: text, trade: text })),
      reads('site', '/houses', () => houses, list({ id, street: text, site_manager: text, firm_id: id })),
      reads('site', '/labels', () => labels, list({ id, label: text })),
      reads('site', '/jobs', () => jobs, list({ id, title: text, label_id: id })),
    ).ask(message)

  it('says nothing of them', async () =>
    expect((await ask('Which firms have we got on the premises?')).response).to.match(/Oak & Co/))
  it('“in use on” others says that they have it', async () =>
    expect((await ask('which labels are in use on our jobs?')).response).to.match(/^1 label\b.*urgent/))
})
