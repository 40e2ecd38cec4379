import { expect } from 'chai'
import { readSmallTalk } from '../../../../src/agent/understand/requests/small-talk.ts'

describe('readSmallTalk', () => {
  for (const [text, kind] of [
    ['Hi', 'greeting'],
    ['hello there!', 'greeting'],
    ['Good morning', 'greeting'],
    ['How are you?', 'wellbeing'],
    ['hey, how are you doing', 'wellbeing'],
    ['what’s up', 'wellbeing'],
    ['thanks a lot!', 'thanks'],
    ['Thank you very much', 'thanks'],
    ['great job', 'praise'],
    ['ok', 'praise'],
    ['Bye!', 'farewell'],
    ["that's all", 'farewell'],
    ['help', 'help'],
    ['What can you do?', 'help'],
    ['what can I ask you?', 'help'],
    ['what data do you have?', 'help'],
    ['who are you?', 'identity'],
    ['are you a robot?', 'identity'],
    ['thanks a ton', 'thanks'],
    ["you're brilliant", 'praise'],
    ['that was really helpful', 'praise'],
    ['you saved my afternoon', 'praise'],
    ['ok catch you tomorrow', 'farewell'],
    ['you there?', 'greeting'],
    ['is anybody around?', 'greeting'],
    ["great, that's all for today", 'farewell'],
    ['right, off to the canteen, ttyl', 'farewell'],
    ['ok gotta go', 'farewell'],
    ['evening all!', 'greeting'],
    ['gm! hope you had a good trip :)', 'greeting'],
    ['oops, wrong channel', 'apology'],
  ] as const)
    it(`takes “${text}” for ${kind}`, () => expect(readSmallTalk(text)).to.equal(kind))

  for (const text of [
    'hi, how many books are there?',
    'thanks, and how many of them are lent out to members who live in Berlin at the moment please?',
    'hello world books',
    'who are the members?',
    'what is the name of the member?',
    'help me find books about Rome',
    'show me what members can do',
    'good books',
    'morning',
    'this is the best book',
    'you have saved 3 books',
    'how is the stock of novels',
    'what tools are there in the shop that cost more than 20?',
    '',
    '???',
  ])
    it(`takes “${text}” for a request`, () => expect(readSmallTalk(text)).to.equal(undefined))
})

describe('readSmallTalk, with remarks', () => {
  for (const [text, kind] of [
    ['Nice to meet you, I am Ann from the library.', 'greeting'],
    ['Great, that is what I needed. Thanks!', 'thanks'],
    ['Sorry, I am new here. What kinds of questions can I ask?', 'help'],
  ] as const)
    it(`takes “${text}” for ${kind}`, () => expect(readSmallTalk(text)).to.equal(kind))

  for (const text of ['my name is Ann', 'Thanks. I am looking for novels', 'Perfect, which of them are lent?'])
    it(`takes “${text}” for a request`, () => expect(readSmallTalk(text)).to.equal(undefined))
})
