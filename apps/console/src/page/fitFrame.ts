import type { FirstCalls } from '@staff/admin/page'
import { fitFrame } from '@staff/admin/page/fitFrame'

// The build puts the calls before this script, and the script after the frame.
declare const firstCalls: FirstCalls

const frame = document.getElementById('frame')
if (frame) fitFrame(frame, firstCalls)
