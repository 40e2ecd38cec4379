/**
 * What the browser service and those who use it say to each other about a page (docs/browser.md). The service is an MCP
 * server; these are the structured results of its tools.
 */
import { z } from 'zod'

/** One element, or run of text, of the accessibility tree (WAI-ARIA 1.2, HTML-AAM 1.0). */
export const PageNode = z.object({
  ref: z.string().describe('Names the element in calls of other tools; the same as long as the element lives'),
  role: z.string().describe('ARIA role; "text" for text without a role of its own, "generic" for the rest'),
  name: z.string().describe('Accessible name; of text the text itself'),
  depth: z.int().min(0),
  parent: z.string().optional().describe('Ref of the node that it is in'),
  tag: z.string().describe('Name of the element, in lower case'),
  id: z.string().optional().describe('The id attribute'),
  type: z.string().optional().describe('Of inputs and buttons: the type attribute'),
  classes: z.array(z.string()).optional(),
  label: z.string().optional().describe('Text of its label elements, where the name comes from elsewhere'),
  placeholder: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional().describe('Accessible description'),
  value: z.string().optional().describe('What it holds now; never of passwords'),
  secret: z
    .enum(['empty', 'filled'])
    .optional()
    .describe('Of passwords and the like: whether there is something in it'),
  href: z.string().optional(),
  alt: z.string().optional(),
  level: z.int().optional().describe('Of headings and tree items'),
  checked: z.union([z.boolean(), z.literal('mixed')]).optional(),
  selected: z.boolean().optional(),
  expanded: z.boolean().optional(),
  pressed: z.union([z.boolean(), z.literal('mixed')]).optional(),
  disabled: z.boolean().optional(),
  required: z.boolean().optional(),
  readonly: z.boolean().optional(),
  invalid: z.boolean().optional(),
  focused: z.boolean().optional(),
  editable: z.boolean().optional().describe('Text can be typed into it'),
  clickable: z.boolean().optional().describe('A control, or an element that answers clicks or shows a hand'),
  draggable: z.boolean().optional(),
  scrollable: z.boolean().optional(),
  min: z.string().optional(),
  max: z.string().optional(),
  step: z.string().optional(),
  pattern: z.string().optional(),
  options: z
    .array(
      z.object({
        label: z.string(),
        value: z.string(),
        selected: z.boolean(),
        disabled: z.boolean().optional(),
        group: z.string().optional().describe('Label of the group that it is in'),
      }),
    )
    .optional(),
  multiple: z.boolean().optional(),
  row: z.int().optional().describe('Of cells: number of its row in the table, from 1'),
  column: z.int().optional().describe('Of cells: number of its column, from 1'),
  heading: z.string().optional().describe('Of cells: what heads its column'),
  box: z
    .tuple([z.number(), z.number(), z.number(), z.number()])
    .optional()
    .describe('x, y, width and height in CSS pixels, from the top left of the window'),
  hidden: z.boolean().optional().describe('In the tree, but outside of the window or covered'),
  color: z.string().optional().describe('Colour of the text or stroke, as #rrggbb, where it is not that of its parent'),
  background: z.string().optional().describe('Background or fill, as #rrggbb, where there is one of its own'),
  effect: z.string().optional().describe('How see-through it is, and its filters, where it has such: "opacity 0.4"'),
  round: z.boolean().optional().describe('A box with a background that is drawn as a circle or an ellipse'),
  shape: z
    .string()
    .optional()
    .describe('Of SVG: rect, circle, polygon, line, path …; of a canvas with one figure: polygon or ellipse'),
  points: z
    .array(z.tuple([z.number(), z.number()]))
    .optional()
    .describe('Of SVG lines, polylines, polygons and straight paths: their corners in the window, in CSS pixels'),
  size: z.number().optional().describe('Size of the letters in CSS pixels, where it is not that of its parent'),
  style: z.array(z.enum(['bold', 'italic', 'underline', 'strike'])).optional(),
  frame: z.string().optional().describe('Address of the inner frame that it is in'),
})
export type PageNode = z.infer<typeof PageNode>

/** A dialog of the page (alert, confirm, prompt, beforeunload) that waits or was answered by itself. */
export const PageDialog = z.object({
  type: z.string(),
  message: z.string(),
  state: z.enum(['waiting', 'accepted', 'dismissed']),
})
export type PageDialog = z.infer<typeof PageDialog>

/** Where a session is. */
export const PageState = z.object({
  url: z.string(),
  title: z.string(),
  tab: z.int().describe('Number of the tab, from 1'),
  tabs: z.int().describe('How many tabs there are'),
  status: z.int().optional().describe('HTTP status of the last navigation, where there was one'),
  dialogs: z.array(PageDialog).optional().describe('Dialogs since the last call, and those that wait'),
  downloads: z.array(z.string()).optional().describe('Files that came down since the last call'),
  notes: z.array(z.string()).optional().describe('What else happened: a page crashed, a request was refused …'),
})
export type PageState = z.infer<typeof PageState>

/** The tree of a page, or of a region of it, in document order. */
export const PageSnapshot = PageState.extend({
  nodes: z.array(PageNode),
  total: z.int().describe('Nodes that there are; more than in `nodes` where it was cut'),
  text: z.string().describe('The same as indented text, for people and models'),
  loading: z
    .boolean()
    .optional()
    .describe('Requests of its scripts or frames are under way, or another page is on its way; left out where unknown'),
})
export type PageSnapshot = z.infer<typeof PageSnapshot>

/** What an action came to. `needs_approval`: nothing was done, a person has to say yes to exactly this (docs/browser.md). */
export const ActionResult = PageState.extend({
  outcome: z.enum(['done', 'needs_approval']),
  approval: z
    .object({
      fingerprint: z.string().describe('Names this action on this element with this form as it is filled in'),
      action: z.string().describe('What will happen, in words'),
      element: z.string().optional().describe('Role and name of what is acted on'),
      details: z.record(z.string(), z.string()).describe('The fields of the form by label; no passwords'),
    })
    .optional(),
  snapshot: PageSnapshot.optional().describe('The page after it, where `snapshot: true` was asked for'),
})
export type ActionResult = z.infer<typeof ActionResult>

/** `browser_screenshot`. */
export const ScreenshotResult = PageState.extend({
  file: z.string().describe("Name of the file in the session's folder"),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
})
export type ScreenshotResult = z.infer<typeof ScreenshotResult>

/** `browser_extract`: records with the columns asked for, or of the kind asked for. */
export const ExtractResult = PageState.extend({
  kind: z.enum(['tables', 'links', 'text', 'headings', 'lists', 'images', 'records']),
  items: z.array(
    z.object({
      name: z.string().optional().describe('Caption, heading above, or accessible name'),
      ref: z.string(),
      columns: z.array(z.string()),
      rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
      total: z.int(),
    }),
  ),
})
export type ExtractResult = z.infer<typeof ExtractResult>

/** `browser_assert`. */
export const AssertResult = PageState.extend({
  passed: z.boolean(),
  expected: z.string(),
  actual: z.string().describe('What is on the page instead'),
})
export type AssertResult = z.infer<typeof AssertResult>
