import { describe, expect, it } from 'vitest';
import type { Reach } from '../src/generated/protocol';
import { addressForOthers, furtherAddresses, isOfThisMachine } from '../src/lib/reach';

const page = (hostname: string) => ({ hostname, origin: `http://${hostname}:8000` });
const reach = (...addresses: string[]): Reach => ({ addresses, keeper: false, can_open: false, opened: false });

describe('a link for others', () => {
  it('does not exist where the hall listens on its own machine alone', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      expect(isOfThisMachine(host)).toBe(true);
      expect(addressForOthers(page(host), reach())).toBeNull();
      expect(addressForOthers(page(host), null)).toBeNull();
    }
  });

  it('is the first address at which the hall is reached', () => {
    expect(addressForOthers(page('localhost'), reach('http://192.168.1.5:8000', 'http://10.0.0.5:8000'))).toBe('http://192.168.1.5:8000');
  });

  it('is the address of the page itself for who came from elsewhere', () => {
    for (const host of ['192.168.1.5', 'dojo.local', 'localhost.example', '127.example']) expect(addressForOthers(page(host), reach())).toBe(`http://${host}:8000`);
  });

  it('is one of several, and the others are told as well', () => {
    const found = reach('http://192.168.1.5:8000', 'http://10.0.0.5:8000');
    expect(furtherAddresses(page('localhost'), found)).toEqual(['http://10.0.0.5:8000']);
    expect(furtherAddresses(page('10.0.0.5'), found)).toEqual(['http://192.168.1.5:8000']);
    expect(furtherAddresses(page('localhost'), null)).toEqual([]);
  });
});
