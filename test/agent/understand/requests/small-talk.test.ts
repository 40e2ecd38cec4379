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
    ["Thanks, you've saved me a lot of phoning around!", 'thanks'],
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

describe('readSmallTalk, by what a message is made of', () => {
  for (const [text, kind] of [
    ['hello everyone, I have just started here. What are you able to answer?', 'help'],
    ["I'm not sure how to begin. Could you give me some ideas?", 'help'],
    ['what sort of questions can you answer for us?', 'help'],
    ['how does this work then?', 'help'],
    ['what are your abilities?', 'help'],
    ['who are we chatting with?', 'identity'],
    ['am I talking to a real person?', 'identity'],
    ['could you tell us about yourself', 'identity'],
    ['brilliant, many thanks for helping us today', 'thanks'],
    ["cheers, that was quick - you've rescued our evening", 'thanks'],
    ['we really appreciate your patience', 'thanks'],
    ['wow, that was easy', 'praise'],
    ['I love how quick you are', 'praise'],
    ['lovely work!', 'praise'],
    ['you have helped me a lot', 'praise'],
    ['Great, you really helped me out there, thanks!', 'thanks'],
    ['Could you outline what you are able to help us with?', 'help'],
    ['what kind of help can we expect?', 'help'],
    ['hello, are you all set for the meeting?', 'wellbeing'],
    ['have a great evening', 'farewell'],
    ['I have to leave, speak tomorrow', 'farewell'],
    ["hey, it's me again", 'greeting'],
    ['hi, how are things today?', 'wellbeing'],
    ['you are really unhelpful', 'complaint'],
    ['that is not what I asked for', 'complaint'],
    ['this answer makes no sense', 'complaint'],
  ] as const)
    it(`takes “${text}” for ${kind}`, () => expect(readSmallTalk(text)).to.equal(kind))

  for (const text of [
    'thanks, and how many are open?',
    'thanks, show me more',
    'what can you tell me about it',
    'what can you tell me about Ann Lee?',
    'can you help me with order 5?',
    'which of those is best?',
    'how do you know that?',
    'no thanks',
    'the good ones',
    'is that good?',
    'your name',
    'who asked for help today',
    'you have saved 3 books',
  ])
    it(`takes “${text}” for none`, () => expect(readSmallTalk(text)).to.equal(undefined))

  it('takes no noun of a service, and no text that was asked for', () => {
    const isNoun = (word: string) => word === 'features'
    expect(readSmallTalk('what are your features?', { isNoun })).to.equal(undefined)
    expect(readSmallTalk('what are your features?')).to.equal('help')
    expect(readSmallTalk('this answer makes no sense', { isAsked: true })).to.equal(undefined)
    expect(readSmallTalk('thanks a lot', { isNoun, isAsked: true })).to.equal('thanks')
  })
})
