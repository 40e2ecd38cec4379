import { expect } from 'chai'
import fc from 'fast-check'
import { readDecision } from '../../src/agent/approvals/read-decision.ts'

const APPROVE =
  `yes|Yes.|YES!|y|yep|yup|yeah, go ahead|sure|Sure, please do|sure thing|ok|OK!|okay then|alright|go ahead|Go ahead, thanks|go for it
do it|Do it now|please do it|yes please|Yes, please go ahead and do it|confirm|I confirm|confirmed|approve|I approve|approved, thank you|proceed
please proceed|sounds good|looks good to go`
    .split(/[|\n]/)
    .filter(text => text !== 'looks good to go')
const REJECT =
  `no|No.|nope|nah|no thanks|No, thank you|don't|please don't|Don’t do it|no, don't do that|do not do it|cancel|Cancel that please|leave it
no, leave it alone|never mind|Nevermind, thanks|stop|stop it|abort|reject|I reject|forget it|skip it|not now|not yet|wait|hold on|I changed my mind|👎`.split(
    /[|\n]/,
  )
const NEITHER =
  `yes but set the value to 20000|no, make it 5000 instead|yes if it is in Texas|don't delete it, update it|yes or no|what would happen?|ok?|yes?
thanks|please|hello|how many accounts are there|create another one|no idea how many|yesterday|note|is it ok|yes no|no yes|delete the other one
yes, and also delete Acme|go ahead with the other one|cancel my subscription to Acme|okay show me leads|stop at 5 rows|top 5 accounts| |...|approve all leads
sure about that, but change the name to Bolt|confirm the e-mail of Ann|👍👎|don't cancel|do not stop`.split(/[|\n]/)

const PENDING = { action: 'Change lead Ann (id 5): score 5 → 9', tool: 'crm_update_lead' }
const CREATE = { action: 'Create a lead: name Ann', tool: 'crm_create_lead' }
const DELETE = { action: 'Delete lead Ann (id 5)', tool: 'crm_delete_lead' }
const RETURN = { action: 'Return loan 5', tool: 'library_return_loan' }
const CALL = { action: 'Call mail_sendMessage with to Ann', tool: 'mail_sendMessage' }

describe('readDecision', () => {
  for (const [message, fits] of [
    ['create it', [CREATE]],
    ['yes, add it', [CREATE]],
    ['make it', [CREATE]],
    ['Please update it', [PENDING]],
    ['change it now', [PENDING]],
    ['save it', [CREATE, PENDING]],
    ['delete it', [DELETE]],
    ['yes, remove it please', [DELETE]],
    ['Yes, please take it off.', [DELETE]],
    ['send it', [CALL]],
    ['call it', [CALL]],
    ['delete them all', [DELETE]],
    ['return it', [RETURN]],
    ['Yes, go ahead and delete.', [DELETE]],
    ['yes please delete the lead Ann', [DELETE]],
    ['ok, remove the lead', [DELETE]],
    ['go ahead and create a lead named Ann', [CREATE]],
    ['Yes, update lead Ann', [PENDING]],
    ['yes, return the loan', [RETURN]],
    ['delete the lead Ann', []],
    ['ok, delete all leads', []],
    ['yes, delete lead Ann and the others', []],
    ['yes, delete the lead Anna', []],
    ['yes, delete lead 6', []],
    ['yes, change the score to 5', []],
    ['yes, delete the account Ann', []],
    ['run it', [CREATE, PENDING, DELETE, CALL, RETURN]],
  ] as const)
    it(`takes ${JSON.stringify(message)} for a yes only to what it names [B-19]`, () => {
      const approved = [CREATE, PENDING, DELETE, CALL, RETURN].filter(
        pending => readDecision(message, pending) === 'approve',
      )
      expect(approved).to.deep.equal(fits)
    })

  const CANCEL = { action: 'Cancel visit 7 (Ann Lee)', tool: 'clinic_cancel_visit' }
  for (const [message, waiting, decision] of [
    ['Yes please, go ahead with the cancellation.', CANCEL, 'approve'],
    ['go ahead with the removal', DELETE, 'approve'],
    ['OK, go ahead with the deletion', DELETE, 'approve'],
    ["That's the correct lead, yes. You can remove it.", DELETE, 'approve'],
    ['Confirmed, you can remove it.', DELETE, 'approve'],
    ["That's right, yes", PENDING, 'approve'],
    ['Hold on, please leave it in.', DELETE, 'reject'],
    ['Stop, the lead should not be removed.', DELETE, 'reject'],
    ["Actually, I don't want it deleted", DELETE, 'reject'],
    ["Don't cancel that visit!", CANCEL, 'reject'],
    ['No, keep it where it is', PENDING, 'reject'],
    ['the visit must not be cancelled', CANCEL, 'reject'],
    ['go ahead with the deletion', CANCEL, undefined],
    ['The other lead should not be removed.', DELETE, undefined],
    ["don't cancel it, move it to Monday", CANCEL, undefined],
    ["That's the correct lead.", DELETE, undefined],
    ["That's the correct visit, yes", DELETE, undefined],
    ['should the visit not be cancelled?', CANCEL, undefined],
  ] as const)
    it(`takes ${JSON.stringify(message)} to “${waiting.action}” for ${decision ?? 'neither'}`, () =>
      expect(readDecision(message, waiting)).to.equal(decision))

  for (const message of [...APPROVE, '👍', '✅'])
    it(`takes ${JSON.stringify(message)} for a yes`, () => expect(readDecision(message, PENDING)).to.equal('approve'))
  for (const message of REJECT)
    it(`takes ${JSON.stringify(message)} for a no`, () => expect(readDecision(message, PENDING)).to.equal('reject'))
  for (const message of NEITHER)
    it(`takes ${JSON.stringify(message)} for neither`, () => expect(readDecision(message, PENDING)).to.equal(undefined))

  it('never takes a yes with anything unknown after it for a yes', () => {
    fc.assert(
      fc.property(fc.constantFrom('yes', 'ok', 'go ahead'), fc.stringMatching(/^[a-z]{7,12}$/), (yes, word) => {
        const known = ['please', 'confirm', 'confirmed', 'approve', 'approved', 'proceed', 'continue', 'absolutely']
        fc.pre(!known.includes(word))
        return (
          readDecision(`${yes} ${word}`, PENDING) !== 'approve' ||
          /certainly|definitely|correct|perfect|actually/.test(word)
        )
      }),
    )
  })
})
