import { Component, h, type ComponentType, type FunctionComponent, type JSX } from 'preact';

/** Drawn again only when one of its props is another: for lists of hundreds, of which few change. */
export function memo<Props extends object>(drawn: FunctionComponent<Props>): ComponentType<Props> {
  return class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      const before = this.props as Readonly<Record<string, unknown>>;
      return Object.entries(next).some(([key, value]) => before[key] !== value);
    }
    override render(): JSX.Element {
      return h<Props>(drawn, this.props) as JSX.Element;
    }
  };
}
