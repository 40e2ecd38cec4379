import { expect } from 'chai'
import { runAtOnce } from '../../../../src/lib/in-slices.ts'
import { dropFrames, type Mention } from '../../../../src/agent/understand/requests/frames/drop-frames.ts'
import { findOccasion } from '../../../../src/agent/understand/requests/frames/occasions.ts'
import { askOfStatement } from '../../../../src/agent/understand/requests/frames/told-then-asked.ts'

/** A service of boats, skippers and repairs. */
const mentions = (words: string): Mention =>
  /\b(?:boats?|skippers?|repairs?|harbours?|mast|\d+)\b/i.test(words)
    ? 'records'
    : /\b(?:monday|may|tomorrow)\b/i.test(words)
      ? 'day'
      : undefined
const drop = (text: string) => runAtOnce(dropFrames(text, mentions))

describe('what is said around a request', () => {
  describe('is dropped', () => {
    for (const [text, rest] of [
      // How the speaker puts it.
      ['Frankly speaking, how many boats leak?', 'how many boats leak?'],
      ['in plain words: boats per harbour', 'boats per harbour'],
      ['All things considered, which boat is the best?', 'which boat is the best?'],
      ['how many of the boats, broadly speaking, are old?', 'how many of the boats are old?'],
      ['Which boats are for sale, as far as we know?', 'Which boats are for sale?'],
      ['how many repairs are there exactly?', 'how many repairs are there?'],
      ['who on earth owns the oldest boat?', 'who owns the oldest boat?'],
      ['tell me frankly how many boats leak', 'tell me how many boats leak'],
      ['which boats leak, could you?', 'which boats leak?'],
      ['show the boats if you have a moment', 'show the boats'],
      ['how many boats leak? need it quick', 'how many boats leak'],
      ['which boats leak, i need that by tomorrow', 'which boats leak'],
      // Who asks.
      ['our treasurer wants to know which boats leak', 'which boats leak'],
      ['somebody from the club called and asked for the list of skippers', 'show the list of skippers'],
      ["we can't recall how many repairs there were", 'how many repairs there were'],
      ['I promised my aunt to show her the boats in the harbour', 'show the boats in the harbour'],
      ["I'd be grateful if you could give me the names of the skippers", 'show the names of the skippers'],
      ["there's a man here asking for the length of the oldest boat", 'show the length of the oldest boat'],
      ['The committee would like to see income per harbour', 'income per harbour'],
      ['what we really need is the number of boats', 'show the number of boats'],
      ['do us a favour and list the skippers', 'list the skippers'],
      // Why, and on which condition of saying.
      ['list the boats because my aunt keeps phoning me', 'list the boats'],
      ['since the visitors are waiting, show me the boats', 'show me the boats'],
      ['now that winter is near, how many boats were repaired?', 'how many boats were repaired?'],
      ["if it isn't too much trouble, list the skippers", 'list the skippers'],
      ['we have visitors on Monday, so show me the boats', 'show me the boats'],
      ['it is really important: which boats leak?', 'which boats leak?'],
      ['show me the boats so that I can plan the summer', 'show me the boats'],
      // Talk with nothing that a service knows.
      ['not sure whether this works, but show me the boats', 'show me the boats'],
      ['just looking around: how many boats are there?', 'how many boats are there?'],
      ['this is for my aunt who is on the phone: which boats leak?', 'which boats leak?'],
      ['apart from that, which boats leak?', 'which boats leak?'],
      ['could you check whether there are boats without an owner?', 'are there boats without an owner?'],
      ['one of the members just asked me which boats leak', 'which boats leak'],
      // A topic before the question.
      ['when it comes to boats, which is the longest?', 'as for boats, which is the longest?'],
      // A statement and a question about it.
      ['I suppose there are some old boats, how many exactly?', 'how many old boats?'],
      ['it seems that several skippers have no phone, who are they?', 'which skippers have no phone?'],
      ['we are thinking of selling some boats; which ones leak?', 'which boats leak?'],
      ['out of all the boats we have, which one is the oldest?', 'of all boats, which one is the oldest?'],
      ['my aunt says that there are 30 boats, is that right?', 'is it true that there are 30 boats?'],
      ["we have 30 boats, don't we?", 'is it true that we have 30 boats?'],
    ] as const)
      it(`of “${text}”`, () => expect(drop(text)).to.equal(rest))
  })

  describe('stays where it may restrict what is asked', () => {
    for (const text of [
      'if we leave out the small ones, how many boats are there?',
      'if I take the small boat, how much is it?',
      'since last May, how many boats came?',
      'because of the storm, how many boats were repaired?',
      'which repairs were stopped because of the storm',
      'list the repairs that were cancelled because we were late',
      'boats without an owner',
      'skippers want repairs',
      'How many boats are there, and how many of them leak?',
      'for premium members, how many boats are there?',
      'premium members: how many boats are there?',
      'we have a red one somewhere, which boats does it resemble?',
      'we got a call about a boat, how many do we have?',
      'our wooden boats, how many are there?',
      'how many boats were exactly 12 metres long',
      'what do the skippers want?',
      'the mast is broken',
      'show me "by the way"',
    ])
      it(`in “${text}”`, () => expect(drop(text)).to.equal(text))
  })

  it('is a question of two sentences, too', () =>
    expect(askOfStatement('There are some old boats. Which ones?')).to.equal('which old boats are there?'))

  it('is told where it names an occasion', () => {
    expect(findOccasion('for the lecture tomorrow, which boats leak?', mentions)).to.deep.equal({
      rest: 'which boats leak?',
      words: 'for the lecture tomorrow',
    })
    expect(findOccasion('I need the boats for the meeting I have to attend', mentions)?.rest).to.equal(
      'I need the boats',
    )
    expect(findOccasion('the payments for the contract', mentions)).to.equal(undefined)
    expect(findOccasion('the rooms for the meeting', mentions)).to.equal(undefined)
  })
})
