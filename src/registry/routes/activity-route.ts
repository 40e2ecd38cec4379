import { Activity, ActivityQuery } from '../../contract/activity.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import type { CallActivity } from '../activity/activity.ts'

/** `GET /activity`: what was called lately, through either door. */
export const activityRoute = (activity: CallActivity): Route =>
  defineRoute({
    method: 'get',
    path: '/activity',
    operationId: 'getActivity',
    summary: 'Recent calls, and how tools did',
    description:
      'Kept in memory since the registry started: the latest 1,000 calls, counts and percentiles of each tool, and the last 60 minutes of all applications together. No arguments and no results.',
    tags: ['status'],
    query: ActivityQuery,
    responses: { 200: { description: 'What was called', schema: Activity } },
    handler: ({ query }) => activity.read(query),
  })
