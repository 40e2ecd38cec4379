import { expect } from 'chai'
import { readSmallTalk } from '../../../../src/agent/understand/requests/small-talk.ts'

const isNoun = (word: string) => /^(?:orders?|shifts?|products?)$/.test(word)

describe('remarks beside small talk', () => {
  for (const [said, kind] of [
    ["Great, I've got everything I need for today. Thanks a lot!", 'thanks'],
    ['Wonderful, that’s everything before the doors open. Thanks so much!', 'thanks'],
    ['Brilliant, nothing else from me. Ta!', 'thanks'],
    ['All sorted, thank you', 'thanks'],
    ['Thanks, I can go home now', 'thanks'],
    ['That answers all my questions', 'praise'],
    ['Perfect, I have all what I need now. I wish you a nice evening!', 'farewell'],
    ["That's me done for the day, have a good one", 'farewell'],
    ['Morning, great to have you with us!', 'greeting'],
    ['Hello, a pleasure to meet you', 'greeting'],
    ["Hi! Lovely that you're here.", 'greeting'],
    ['Good morning! Hardly a soul in here today. How are things with you?', 'wellbeing'],
    ["Hello, very peaceful this morning, isn't it? Are you keeping well?", 'wellbeing'],
    ['Morning! Coffee first, then work. How are you today?', 'wellbeing'],
    ["Cheers, you've been brilliant.", 'thanks'],
    ['Never mind, I found it myself. Thanks!', 'thanks'],
    ['Good to know, thanks', 'thanks'],
    ['how kind of you', 'praise'],
    ["Hi, I'm the new one on the front desk. Nice to meet you!", 'greeting'],
    ['Hello from the front desk!', 'greeting'],
    ['Hi there! Is anybody home?', 'greeting'],
    ["Hello again, I'm back", 'greeting'],
    ['Happy Friday!', 'greeting'],
    ['All the best!', 'farewell'],
    ['do you ever sleep?', 'identity'],
    ['Hiya, you alright?', 'wellbeing'],
  ] as const)
    it(`are known: ${said}`, () => expect(readSmallTalk(said, { isNoun })).to.equal(kind))

  for (const said of [
    'Thanks! Not the red ones.',
    'Thanks. Very expensive ones only.',
    'Good morning! All late orders for today.',
    'Hi! I need the shifts this morning. How are you?',
    "That's everything for the order",
    "I've got everything except the phone number of Ann",
    'Hi, it is raining today, who is off?',
    'I need everything for today',
    'All done?',
    'Morning! Open orders first. How are you?',
    'Hi! The red ones are late. How are you?',
    'best',
  ])
    it(`are none in a request: ${said}`, () => expect(readSmallTalk(said, { isNoun })).to.equal(undefined))
})
