import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // `npm start` runs the server there.
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
