// Who is not heard by this reader; for as long as the page lives.

class Muted {
  names = $state<string[]>([]);

  turn(name: string): void {
    this.names = this.names.includes(name) ? this.names.filter((one) => one !== name) : [...this.names, name];
  }
}

export const muted = new Muted();
