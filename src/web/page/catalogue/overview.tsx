import { signal } from '@preact/signals'
import { countOf } from '../text/format.ts'
import { Button } from '../ui/button.tsx'
import { AddService } from './add-service.tsx'
import { ApplicationList } from './application-list.tsx'
import { useApplications } from './applications.ts'
import { Failure } from './failure.tsx'
import { ModePanel } from './mode-panel.tsx'
import { PageHeading } from './page-heading.tsx'
import { ReloadFile } from './reload-file.tsx'
import { ToolFinder } from './tool-finder.tsx'

/** Whether the form to add a service is open; what was typed stays for the visit. */
const isAdding = signal(false)

/** All applications, search over all tools, adding a service, and the run mode. */
export function Overview() {
  const { value: applications, failure, again, isReading } = useApplications()
  const tools = applications?.reduce((sum, { tool_count: count }) => sum + count, 0) ?? 0
  const add = (
    <Button
      icon="plus"
      look="primary"
      aria-expanded={isAdding.value}
      onClick={() => (isAdding.value = !isAdding.value)}
    >
      Add a service
    </Button>
  )
  // Nothing stands below what is still to come: it would be pushed away under the reader's eyes.
  if (!applications && !failure)
    return (
      <>
        <PageHeading title="Catalogue">{add}</PageHeading>
        {isAdding.value && <AddService onAdded={again} onClose={() => (isAdding.value = false)} />}
        <p class="note">Reading…</p>
      </>
    )
  return (
    <>
      <PageHeading title="Catalogue">{add}</PageHeading>
      {isAdding.value && <AddService onAdded={again} onClose={() => (isAdding.value = false)} />}
      <Failure error={failure} again={again} />
      {tools > 0 && (
        <section aria-labelledby="find-heading">
          <h2 id="find-heading">Find a tool</h2>
          <ToolFinder total={tools} />
        </section>
      )}
      <section aria-labelledby="apps-heading" aria-busy={isReading}>
        <h2 id="apps-heading">
          Applications
          {applications && applications.length > 0 && (
            <small>{` ${countOf(applications.length, 'application')}, ${countOf(tools, 'tool')}`}</small>
          )}
        </h2>
        {applications && <ApplicationList applications={applications} onChanged={again} />}
        <ReloadFile onReloaded={again} />
      </section>
      <ModePanel />
    </>
  )
}
