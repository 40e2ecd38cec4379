import { resource, type Model } from '../../world.ts'
import { comments, entries, people, projects, teams, tickets, versions } from '../data.ts'

const STATUS = { todo: 'todo', doing: 'in_progress', review: 'in_review', done: 'done', dropped: 'wont_do' }
const TYPE = { bug: 'bug', feature: 'feature', chore: 'task' }

/** Flat records that point at each other by number; states are enumerations, and nothing is ever absent, only null. */
export const forge: Model = {
  name: 'forge',
  resources: [
    resource({
      path: '/api/v1/teams',
      things: teams,
      row: one => ({ id: one.no, name: one.name, lead_id: 200 + one.lead.no, founded_on: one.since }),
    }),
    resource({
      path: '/api/v1/users',
      things: people,
      row: one => ({
        id: 200 + one.no,
        username: one.login,
        full_name: one.name,
        email: one.email,
        job_title: one.job,
        office: one.city,
        team_id: teams.find(({ name }) => name === one.teamName)!.no,
        joined_on: one.joined,
        is_active: one.left === null,
        weekly_hours: one.week,
      }),
    }),
    resource({
      path: '/api/v1/projects',
      things: projects,
      schemas: { budget: { type: 'number', description: 'EUR' } },
      row: one => ({
        id: one.no,
        key: one.key,
        name: one.name,
        description: one.about,
        team_id: one.team.no,
        lead_id: 200 + one.lead.no,
        budget: one.budget,
        started_on: one.started,
        status: one.state === 'paused' ? 'on_hold' : one.state,
      }),
    }),
    resource({
      path: '/api/v1/milestones',
      things: versions,
      row: one => ({
        id: 50 + one.no,
        project_id: one.project.no,
        title: one.name,
        due_on: one.due,
        released_on: one.released,
      }),
    }),
    resource({
      path: '/api/v1/issues',
      things: tickets,
      schemas: { estimate_hours: { type: 'number', description: 'Estimated work, in hours' } },
      row: one => ({
        id: one.no,
        key: one.key,
        title: one.title,
        issue_type: TYPE[one.kind],
        priority: one.priority,
        status: STATUS[one.state],
        platform: one.platform,
        labels: one.labels,
        project_id: one.project.no,
        milestone_id: one.version && 50 + one.version.no,
        reporter_id: 200 + one.reporter.no,
        assignee_id: one.assignee && 200 + one.assignee.no,
        blocked_by_id: one.blocker && one.blocker.no,
        estimate_hours: one.estimate,
        created_on: one.created,
        due_on: one.due,
        closed_on: one.closed,
      }),
    }),
    resource({
      path: '/api/v1/issue_comments',
      things: comments,
      row: one => ({
        id: 9000 + one.no,
        issue_id: one.ticket.no,
        author_id: 200 + one.writer.no,
        body: one.text,
        created_at: one.at,
      }),
    }),
    resource({
      path: '/api/v1/worklogs',
      things: entries,
      row: one => ({
        id: 30_000 + one.no,
        issue_id: one.ticket.no,
        user_id: 200 + one.person.no,
        worked_on: one.day,
        hours: one.hours,
        activity: one.activity,
      }),
    }),
  ],
}
