import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  // The tables of every admin, and those of the library.
  schema: ['./node_modules/@staff/api/dist/tables.js', './server/*.table.ts'],
  out: './migrations',
  casing: 'snake_case',
})
