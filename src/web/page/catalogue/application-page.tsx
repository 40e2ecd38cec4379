import { go } from '../state/route.ts'
import { countOf } from '../text/format.ts'
import { ApplicationActions } from './application-actions.tsx'
import { ApplicationState } from './application-state.tsx'
import { kindOf, useApplications } from './applications.ts'
import { Failure } from './failure.tsx'
import { PageHeading } from './page-heading.tsx'
import { Questions } from './questions.tsx'
import { ToolFinder } from './tool-finder.tsx'

/** One application: what it is, how it is, and its tools. */
export function ApplicationPage({ app }: { app: string }) {
  const { value, failure, again } = useApplications()
  const application = value?.find(({ name }) => name === app)
  return (
    <>
      <PageHeading title={app} way={[{ label: 'Catalogue', to: { view: 'catalogue' } }]} />
      <Failure error={failure} again={again} />
      {value && !application && (
        <div class="empty">
          <p>
            <strong>There is no application of this name.</strong> It may have been removed or renamed; the catalogue
            lists what there is.
          </p>
        </div>
      )}
      {application && (
        <>
          <p class="note">
            {kindOf(application)}
            {application.url && ' · '}
            <bdi>{application.url}</bdi>
          </p>
          {application.description && (
            <p class="prose" dir="auto">
              {application.description}
            </p>
          )}
          <ApplicationState application={application} />
          <ApplicationActions application={application} onChanged={again} onRemoved={() => go({ view: 'catalogue' })} />
          <Questions key={application.tool_count} app={app} />
          <section aria-labelledby="tools-heading">
            <h2 id="tools-heading">
              Tools<small>{` ${countOf(application.tool_count, 'tool')}`}</small>
            </h2>
            {application.tool_count > 0 ? (
              <ToolFinder app={app} total={application.tool_count} />
            ) : (
              <p class="note">It has no tools at present.</p>
            )}
          </section>
        </>
      )}
    </>
  )
}
