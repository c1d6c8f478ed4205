// What a reader has settled about their own days.

/** What is kept of it in the browser: times of the day as `22:30`, a day as `2026-11-20`; empty is none. */
export interface KeptDays {
  nights: boolean;
  begins: string;
  ends: string;
  back: string;
}

export const USUAL: KeptDays = { nights: false, begins: '22:30', ends: '07:30', back: '' };
