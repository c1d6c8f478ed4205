import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` speaks with a hall that runs at this port.
const hall = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/budokan/hall/static',
    emptyOutDir: true,
    target: 'es2022',
    // The hall's content security policy forbids what is not a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': hall, '/ws': { target: hall, ws: true } },
  },
  // What a busy machine takes long for is no fault of what is tested.
  test: { include: ['tests/**/*.test.ts'], testTimeout: 30_000 },
});
