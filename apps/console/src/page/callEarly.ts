import { callFirst } from '@staff/admin/page/callFirst'
import type { FirstCalls } from '@staff/admin/page'

// The build puts the calls before this script.
declare const firstCalls: FirstCalls

callFirst(firstCalls)
