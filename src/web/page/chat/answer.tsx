import { Evidence } from '../evidence/evidence.tsx'
import { FlowOfferLine } from '../evidence/flow-offer.tsx'
import { TracedAnswer } from '../evidence/traced-answer.ts'
import { Files } from '../results/files.tsx'
import { Result } from '../results/result.tsx'
import { askAnew, isDecision, questionOf } from '../state/again.ts'
import { isBusy, type Entry } from '../state/entries.ts'
import { Boundary } from '../ui/boundary.tsx'
import { IconButton } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { AnswerHelp } from './answer-help.tsx'
import { AnswerText } from './answer-text.tsx'
import { asCalled } from '../state/program.ts'
import { withCode } from './with-code.tsx'
import { Markdown } from './markdown/lazy-markdown.tsx'
import { FollowUps } from './follow-ups.tsx'
import { lazy } from '../ui/lazy.tsx'

const ApprovalCard = lazy(async () => (await import('../approvals/approval-card.tsx')).ApprovalCard)

type AnswerEntry = Extract<Entry, { kind: 'answer' }>

/** An answer: the sentence first, then the data, the approval if one waits, and the evidence behind a disclosure. */
export function Answer({ entry, isLast }: { entry: AnswerEntry; isLast: boolean }) {
  const { response, data, metadata } = entry.answer
  const { approval, error } = data
  const isSaid = !error?.message || response.includes(error.message)
  return (
    <article
      class={`message agent${error ? ' problem' : ''}`}
      aria-label="Answer"
      tabIndex={-1}
      data-waits={approval?.id}
    >
      <TracedAnswer.Provider value={data}>
        <AnswerText
          text={error ? asCalled(response) : response}
          unsupported={data.unsupported}
          isMarkdown={metadata.engine === 'model'}
        />
        {entry.cut && (
          <div class="cut">
            <p class="note">Written until then; nothing of it was checked, and it is not kept:</p>
            <Markdown text={entry.cut} />
          </div>
        )}
        {!isSaid && (
          <p class="note" dir="auto">
            {withCode(asCalled(error.message))}
          </p>
        )}
        {data.complete === false && data.result != null && (
          <p class="warning">This answer is partial: not everything was read.</p>
        )}
        {!approval && (
          <Boundary of={data}>
            <Result data={data} metadata={metadata} response={response} />
          </Boundary>
        )}
      </TracedAnswer.Provider>
      <Boundary of={data}>
        <Files files={data.files} />
      </Boundary>
      {approval && <ApprovalCard key={approval.id} approval={approval} entry={entry} />}
      {error && isLast && <AnswerHelp entry={entry} />}
      {data.offer && <FlowOfferLine offer={data.offer} />}
      <TracedAnswer.Provider value={data}>
        <Boundary of={data}>
          <Evidence data={data} metadata={metadata} question={questionOf(entry)?.text} />
        </Boundary>
      </TracedAnswer.Provider>
      <Actions entry={entry} />
      {isLast && <FollowUps questions={data.follow_ups} />}
    </article>
  )
}

function Actions({ entry }: { entry: AnswerEntry }) {
  const question = questionOf(entry)
  const place = question?.place
  return (
    <div class="message-actions">
      <CopyButton text={entry.answer.response} label="Copy the answer" />
      {place !== undefined && !isBusy.value && !isDecision(question) && (
        <IconButton
          label="Ask again"
          icon="retry"
          onClick={() => void askAnew(place, question!.text, { action: 'Ask again' })}
        />
      )}
    </div>
  )
}
