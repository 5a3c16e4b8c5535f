/**
 * The time limits of a PostgreSQL connection, in milliseconds. A query that waits for a lock ends first (`lock`), then a slow
 * statement (`statement`). On a frozen network only `query` ends the wait, because the client enforces it.
 */
export const TIMEOUTS = {
  connect: 5000,
  lock: 5000,
  statement: 15_000,
  query: 20_000,
  /** How long a request waits for one of the connections of its area. */
  bulkheadQueue: 5000,
  /** A query or connection attempt that takes longer triggers a probe. */
  slowAfter: 1500,
  /** A probe without a response for this long has failed. */
  probe: 2500,
  /** The pause between two probes while the circuit is open. */
  probeInterval: 500,
  /** How often the connection that listens for changes is checked. */
  listenerCheck: 5000,
  /** When a pool is closed, pending queries are cut after this time. */
  close: 1000,
}
